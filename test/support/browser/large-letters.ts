import type { Page } from 'playwright-core';

/**
 * Doubles only font sizes and line heights, as text-only zoom does, and searches for text that no longer fits. The
 * page is restored afterwards.
 * @returns one line for each text that overflows the window or is cut off by a box. Text that is designed to end with
 * an ellipsis is excluded
 */
export async function cutWithLargeLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const root = document.documentElement;
    for (const size of ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl'])
      for (const token of [`--text-${size}`, `--text-${size}--line-height`])
        root.style.setProperty(token, `${Number.parseFloat(getComputedStyle(root).getPropertyValue(token)) * 2}rem`);
  });
  const found = await page.evaluate(cutTexts);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  return found;
}

/** Runs in the page. */
async function cutTexts(): Promise<string[]> {
  // Lists measure their rows one frame after the rows have grown.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  const slack = 2;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement;
    if (!own?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || text.nodeValue?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let scrolls = { across: false, down: false };
    let isShort = false;
    let out = '';
    for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // Text for screen readers only, or text that is designed to end with an ellipsis.
      isShort ||= style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || edges.width <= 1;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      scrolls = {
        across: scrolls.across || ['auto', 'scroll'].includes(style.overflowX),
        down: scrolls.down || ['auto', 'scroll'].includes(style.overflowY),
      };
      if (cuts(style.overflowX) && !scrolls.across && (right > edges.right + slack || left < edges.left - slack))
        out = `its box, across (${box.className})`;
      if (cuts(style.overflowY) && !scrolls.down && (bottom > edges.bottom + slack || top < edges.top - slack)) out = 'its box, down';
    }
    if (!scrolls.across && (right > innerWidth + slack || left < -slack)) out = 'the window';
    if (out && !isShort) found.add(`'${text.nodeValue?.trim().slice(0, 50)}' reaches out of ${out}`);
  }
  return [...found];
}
