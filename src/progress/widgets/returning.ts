export { DueCount, ReviewLine } from './ReviewLine';
export { SetAsideNotice } from './SetAsideNotice';
