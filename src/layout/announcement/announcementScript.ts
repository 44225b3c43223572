import { ANNOUNCEMENT_ATTRIBUTE, CLOSED_KEY } from './closedAnnouncements';

/** When an announcement is shown, in ISO 8601 (UTC). */
interface AnnouncementPeriod {
  id: string;
  startsAt: string;
  endsAt: string;
}

/**
 * Creates an inline script that chooses the announcement to show before the first paint, so that the page
 * doesn't move: the first one that's current and that the visitor hasn't closed.
 *
 * @param announcements - all announcements
 */
export function announcementScript(announcements: readonly AnnouncementPeriod[]): string {
  const periods = announcements.map(({ id, startsAt, endsAt }) => [
    id,
    Date.parse(startsAt),
    Date.parse(endsAt),
  ]);
  return `(function(){var c="",n=Date.now();try{c=localStorage.getItem(${JSON.stringify(CLOSED_KEY)})||""}catch(e){}${JSON.stringify(periods)}.some(function(a){if(c.split(" ").indexOf(a[0])>=0||n<a[1]||n>=a[2])return false;document.documentElement.setAttribute(${JSON.stringify(ANNOUNCEMENT_ATTRIBUTE)},a[0]);return true})})()`;
}
