let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

// The browser sends the click right after the release, in the same task. The timer therefore runs after the click.
const releaseAfterClick = () => void setTimeout(release, 0);

addEventListener('pointerdown', () => void (isPressed = true), { capture: true, passive: true });
for (const end of ['pointerup', 'pointercancel', 'dragend', 'blur'])
  addEventListener(end, releaseAfterClick, { capture: true, passive: true });

/**
 * Resolves when no mouse button, finger or pen is down, and the click of the last release has been sent. Await it
 * before replacing elements under the pointer, because a browser sends a click only to an element that was both
 * pressed and released.
 */
export async function whenReleased(): Promise<void> {
  if (isPressed) await new Promise<void>((resolve) => waiting.add(resolve));
}
