import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';

/** Programs that visitors take at their own pace: those without a duration of their own. */
export const PACED_PROGRAMS = PROGRAM_SUMMARIES.filter(({ duration }) => duration === undefined);
