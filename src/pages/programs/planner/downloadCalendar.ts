import { brand } from '../../../brand/brand';
import { lazyModule } from '../../../prerendered/lazyModule';
import { saveFile } from '../../../components/saveFile';
import { lessonAddress, PLANNER_ADDRESS } from '../../../site/addresses';
import { siteHref } from '../../../site/basePath';
import type { Program } from '../../../content/model';
import type { PlanCalendarInput } from './planCalendar';

/** The calendar library is fetched for those who want the file. */
export const calendarModule = lazyModule(
  () => import(/* webpackChunkName: "plan-calendar" */ './planCalendar'),
);

interface DownloadInput extends Pick<
  PlanCalendarInput,
  'plan' | 'time' | 'minutes' | 'earlier' | 'exported'
> {
  program: Program;
}

/**
 * Gives the visitor a plan as a calendar file, named after the program.
 *
 * @throws what the fetch of the library threw, as a rejection
 */
export async function downloadCalendar({ program, ...input }: DownloadInput): Promise<void> {
  const { planCalendar } = await calendarModule.load();
  const text = planCalendar({
    ...input,
    program,
    publisher: brand.name,
    host: window.location.hostname,
    // On the device that keeps the plan this is the plan as it is by then.
    url: absolute(`${PLANNER_ADDRESS}?program=${program.id}`),
    lessonUrl: (slug) => absolute(lessonAddress(slug)),
    stamp: new Date(),
  });
  saveFile(`${program.slug}.ics`, text, 'text/calendar;charset=utf-8');
}

function absolute(address: string): string {
  return new URL(siteHref(address), window.location.origin).href;
}
