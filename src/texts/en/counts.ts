/** Counts with their nouns, which many rooms show: '1 lesson', '8 lessons'. */
import { countOf } from './format';

export const lessons = (count: number) => countOf(count, 'lesson');
export const exercises = (count: number) => countOf(count, 'exercise');
export const modules = (count: number) => countOf(count, 'module');
export const courses = (count: number) => countOf(count, 'course');
export const checkpoints = (count: number) => countOf(count, 'checkpoint');
export const questions = (count: number) => countOf(count, 'question');
export const projects = (count: number) => countOf(count, 'project');
export const minutes = (count: number) => countOf(count, 'minute');
export const days = (count: number) => countOf(count, 'day');
export const weeks = (count: number) => countOf(count, 'week');
