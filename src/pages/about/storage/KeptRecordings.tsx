import { MOCK_LINKS } from '../../../site/mockLinks';
import * as texts from '../../../texts/en/aboutStorage';
import { VOICE_DATABASE } from '../../mock/voice/takes';
import { formatBytes } from './formatSize';
import { StoredItem } from './StoredItem';
import { useRecordings, type Recordings } from './useRecordings';

/** Row for the voice recordings of mock interviews, which aren't in local storage. */
export function KeptRecordings() {
  const recordings = useRecordings();
  // A school can have removed its interviews since a visitor recorded one.
  if (MOCK_LINKS.length === 0 && !recordings?.count) return null;
  return <StoredItem name={VOICE_DATABASE} text={texts.recordingsText} size={sizeOf(recordings)} />;
}

function sizeOf(recordings: Recordings | undefined): string {
  if (!recordings) return '';
  const { count, bytes } = recordings;
  return count > 0 ? texts.recordings(count, formatBytes(bytes)) : texts.notStored;
}
