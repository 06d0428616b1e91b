import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, toolsDir } from '../../scripts/lib/paths.mjs';

/** A copy of the checkout with uncommitted changes. It shares packages and downloaded programs. */
export class Tree {
  /** @readonly */
  root = mkdtempSync(join(tmpdir(), `mutations-${process.pid}-`));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      cpSync(join(root, file), join(this.root, file));
    }
    symlinkSync(join(root, 'node_modules'), join(this.root, 'node_modules'));
    if (existsSync(toolsDir)) {
      mkdirSync(join(this.root, '.data'));
      symlinkSync(toolsDir, join(this.root, '.data', 'tools'));
    }
  }

  /**
   * Runs `act` while the copy contains the mutation, and then restores the file.
   *
   * @template Result
   * @param {import('./mistake.mjs').Mistake} mistake
   * @param {() => Promise<Result>} act
   * @returns {Promise<Result>}
   */
  async with({ file, before, after }, act) {
    const path = join(this.root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
    try {
      return await act();
    } finally {
      writeFileSync(path, text);
    }
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 3 });
  }
}
