import { brand } from '../../../../../.generated/school/brand';
import { lazyModule } from '../../../../prerendered/lazyModule';
import { saveFile } from '../../../../components/saveFile';
import { lessonAddress, PLANNER_ADDRESS } from '../../../../site/addresses';
import { siteHref } from '../../../../site/basePath';
import type { Program } from '../../../../content/model';
import type { PlanCalendarInput } from './planCalendar';

/** Loaded on demand: the calendar library is only needed for the download. */
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
 * Downloads a plan as a calendar file, named after the program.
 *
 * @throws (rejects) if the calendar library can't be loaded
 */
export async function downloadCalendar({ program, ...input }: DownloadInput): Promise<void> {
  const { planCalendar } = await calendarModule.load();
  const text = planCalendar({
    ...input,
    program,
    publisher: brand.name,
    host: window.location.hostname,
    // On the device where the plan is saved, this URL opens the plan's current version.
    url: absolute(`${PLANNER_ADDRESS}?program=${program.id}`),
    lessonUrl: (slug) => absolute(lessonAddress(slug)),
    stamp: new Date(),
  });
  saveFile(`${program.slug}.ics`, text, 'text/calendar;charset=utf-8');
}

function absolute(address: string): string {
  return new URL(siteHref(address), window.location.origin).href;
}
