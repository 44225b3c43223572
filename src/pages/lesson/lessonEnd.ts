/** `id` of the element at the end of a lesson. */
export const LESSON_END = 'lesson-end';
