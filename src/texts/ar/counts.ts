/**
 * Counts with their nouns, which many rooms show: «درس واحد», «8 دروس». After a preposition or another noun, they
 * need the genitive: «1 من درسين».
 */
import type { Translated } from '../translation';
import { countOf, type Case, type Noun } from './format';

const LESSON: Noun = {
  one: 'درس واحد',
  two: 'درسان',
  few: 'دروس',
  many: 'درسًا',
  other: 'درس',
};
const EXERCISE: Noun = {
  one: 'تمرين واحد',
  two: 'تمرينان',
  few: 'تمارين',
  many: 'تمرينًا',
  other: 'تمرين',
};
const MODULE: Noun = {
  one: 'وحدة واحدة',
  two: 'وحدتان',
  few: 'وحدات',
  many: 'وحدة',
  other: 'وحدة',
};
const COURSE: Noun = {
  one: 'دورة واحدة',
  two: 'دورتان',
  few: 'دورات',
  many: 'دورة',
  other: 'دورة',
};
const CHECKPOINT: Noun = {
  one: 'محطة واحدة',
  two: 'محطتان',
  few: 'محطات',
  many: 'محطة',
  other: 'محطة',
};
const QUESTION: Noun = {
  one: 'سؤال واحد',
  two: 'سؤالان',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
};
const PROJECT: Noun = {
  one: 'مشروع واحد',
  two: 'مشروعان',
  few: 'مشاريع',
  many: 'مشروعًا',
  other: 'مشروع',
};
const MINUTE: Noun = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};
const DAY: Noun = {
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};
const WEEK: Noun = {
  one: 'أسبوع واحد',
  two: 'أسبوعان',
  few: 'أسابيع',
  many: 'أسبوعًا',
  other: 'أسبوع',
};

export const lessons = (count: number, form?: Case) => countOf(count, LESSON, form);
export const exercises = (count: number, form?: Case) => countOf(count, EXERCISE, form);
export const modules = (count: number, form?: Case) => countOf(count, MODULE, form);
export const courses = (count: number, form?: Case) => countOf(count, COURSE, form);
export const checkpoints = (count: number, form?: Case) => countOf(count, CHECKPOINT, form);
export const questions = (count: number, form?: Case) => countOf(count, QUESTION, form);
export const projects = (count: number, form?: Case) => countOf(count, PROJECT, form);
export const minutes = (count: number, form?: Case) => countOf(count, MINUTE, form);
export const days = (count: number, form?: Case) => countOf(count, DAY, form);
export const weeks = (count: number, form?: Case) => countOf(count, WEEK, form);

export type Complete = Translated<typeof import('../en/counts'), typeof import('./counts')>;
