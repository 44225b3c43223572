import { brand } from '../../../brand/brand';
import { lazyModule } from '../../../prerendered/lazyModule';
import { saveFile } from '../../../components/saveFile';
import type { Program } from '../../../content/model';
import type { Plan } from './plan';

/** The calendar library is fetched for those who want the file. */
export const calendarModule = lazyModule(
  () => import(/* webpackChunkName: "plan-calendar" */ './planCalendar'),
);

interface DownloadInput {
  plan: Plan;
  program: Program;
  /** Address of the planner with this plan. */
  url: string;
}

/**
 * Gives the visitor a plan as a calendar file, named after the program.
 *
 * @throws what the fetch of the library threw, as a rejection
 */
export async function downloadCalendar({ plan, program, url }: DownloadInput): Promise<void> {
  const { planCalendar } = await calendarModule.load();
  const text = planCalendar({
    plan,
    program,
    publisher: brand.name,
    host: window.location.hostname,
    url,
    stamp: new Date(),
  });
  saveFile(`${program.slug}.ics`, text, 'text/calendar;charset=utf-8');
}
