import type { AnyMessageContent } from 'baileys';
import type { BubbleContent } from '../link.types.js';

/** A bubble in the format that Baileys accepts. */
export async function messageOf(content: BubbleContent): Promise<AnyMessageContent> {
  switch (content.kind) {
    case 'text':
      return { text: content.body, linkPreview: null };
    case 'image':
      return { image: content.image, mimetype: content.mimetype, caption: content.caption };
    case 'document':
      return { document: { stream: await content.open() }, mimetype: content.mimetype, fileName: content.name, caption: content.caption };
  }
}
