/** Labels of the numbers that describe a course. The number is next to or below its label. */

export const time = 'Time';
export const modules = (count: number) => (count === 1 ? 'Module' : 'Modules');
export const lessons = (count: number) => (count === 1 ? 'Lesson' : 'Lessons');
export const exercises = (count: number) => (count === 1 ? 'Exercise' : 'Exercises');
