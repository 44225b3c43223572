/** Texts of the sheet with a course's lessons, on small screens. */

export const lessonsInCourse = 'Lessons in this course';
/** Follows the number of passed exercises: "2 of 5 exercises in this lesson". */
export const inThisLesson = 'in this lesson';
export const closeList = 'Close the list';
export const aboutCourse = 'About the course';
