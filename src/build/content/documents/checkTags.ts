import { tagAddress } from '../../../site/documentAddresses';
import { report } from '../markdown/reading';
import type { DocumentDraft } from './readDocument';

/** Reports tags that differ from a tag of another post, but have the same address. */
export function checkTags(drafts: readonly DocumentDraft[]): void {
  const seen = new Map<string, { tag: string; file: string }>();
  for (const { reading, facts } of drafts) {
    for (const tag of facts?.kind === 'posts' ? facts.tags : []) {
      const address = tagAddress(tag);
      const first = seen.get(address);
      seen.set(address, first ?? { tag, file: reading.file });
      if (first && first.tag !== tag) {
        const reason = `the tag "${tag}" has the address of "${first.tag}" in ${first.file}; write it the same, or choose another`;
        report(reading, 1, reason);
      }
    }
  }
}
