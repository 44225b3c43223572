/** `id` of the end of a lesson: where the reader says that it is done, and goes on. */
export const LESSON_END = 'lesson-end';
