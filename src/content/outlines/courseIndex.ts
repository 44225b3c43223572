/**
 * Courses in list order, with only the data that the footer and the route table need, because every page
 * loads this file. Generated from the courses by `npm run build`.
 */
export { COURSE_INDEX } from '../../../.generated/courseIndex';
