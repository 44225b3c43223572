import { Deferred } from '../../prerendered/Deferred';
import { announcements } from './announcementChunk';

/** The announcements, whose code loads after the first paint. */
export function AnnouncementBar() {
  return (
    <Deferred code={announcements} isFirst>
      {({ Announcements }) => <Announcements />}
    </Deferred>
  );
}
