/**
 * The courses in their order, with no more than the footer and the route table need: these are on every page, the
 * courses' texts are not. Made from the courses by `npm run build`.
 */
export { COURSE_INDEX } from '../../.generated/courseIndex';
