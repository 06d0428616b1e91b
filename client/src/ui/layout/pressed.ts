let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

// the browser sends the click right after the release, in the same task
const releaseAfterClick = () => void setTimeout(release, 0);

addEventListener('pointerdown', () => void (isPressed = true), { capture: true, passive: true });
for (const end of ['pointerup', 'pointercancel', 'dragend', 'blur'])
  addEventListener(end, releaseAfterClick, { capture: true, passive: true });

/**
 * Resolves when no mouse button, finger or pen is down, after the click of its release. Wait for it before replacing
 * elements under the pointer: a browser sends a click only to an element that was both pressed and released.
 */
export async function whenReleased(): Promise<void> {
  if (isPressed) await new Promise<void>((resolve) => waiting.add(resolve));
}
