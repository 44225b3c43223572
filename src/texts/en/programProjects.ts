/** Texts of a program's projects. */
import { countOf } from './format';

/** Title above the projects on wide screens. */
export const title = "What you'll build";
/** Title of the section that opens with the projects on phones. */
export const titleWithCount = (count: number) => `What you'll build: ${countOf(count, 'project')}`;
