import { isObject, isTime, readScores } from './sessionCodec';
import type { Scores } from './session';

/** Ratings that an interviewer noted on the sheet, on their own device. */
export interface SheetScores {
  scores: Scores;
  /** Time of the last change, ms since 1970. */
  at: number;
}

/** Parses an interviewer's ratings. Returns `undefined` if they're malformed. */
export function readSheetScores(data: unknown): SheetScores | undefined {
  if (!isObject(data) || !isTime(data.at)) return undefined;
  return { scores: readScores(data.scores), at: data.at };
}
