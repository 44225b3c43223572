import { announcements } from '../../.generated/office/announcements';
import { services } from '../../.generated/office/services';
import { announcementScript } from '../layout/announcement/announcementScript';
import { consentScript, servicesToAskFor } from '../services/consentScript';
import { MODE_SCRIPT } from '../theme/mode';

/** @returns the script, changed to wait until the reader opens a page that the browser rendered ahead of time */
function whenShown(script: string): string {
  return `(function(d,f){d.prerendering?d.addEventListener("prerenderingchange",f):f()})(document,function(){${script}})`;
}

/** Inline scripts that set attributes of the root element before the first paint. */
export const HEAD_SCRIPTS: readonly string[] = [
  MODE_SCRIPT,
  ...(announcements.length > 0 ? [whenShown(announcementScript(announcements))] : []),
  ...(servicesToAskFor(services).length > 0 ? [whenShown(consentScript(services))] : []),
];
