export { CompletionLine } from '../../progress/widgets/CompletionLine';
export { LessonMarks } from './LessonMarks';
