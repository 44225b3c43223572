/** Part of the entry in development only: shows in the page what is wrong. */
import { showProblems } from './problemPanel';
import { onMessage } from './transport';

onMessage('site-problems', showProblems);
