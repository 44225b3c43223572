import { announcements } from '../../.generated/office/announcements';
import { services } from '../../.generated/office/services';
import { announcementScript } from '../layout/announcement/announcementScript';
import { consentScript, servicesToAskFor } from '../services/consentScript';
import { scriptWhenShown } from '../site/whenShown';
import { MODE_SCRIPT } from '../theme/mode';

/** Inline scripts that set attributes of the root element before the first paint. */
export const HEAD_SCRIPTS: readonly string[] = [
  MODE_SCRIPT,
  ...(announcements.length > 0 ? [scriptWhenShown(announcementScript(announcements))] : []),
  ...(servicesToAskFor(services).length > 0 ? [scriptWhenShown(consentScript(services))] : []),
];
