/** Development-only entry: shows build problems on the page. */
import { showProblems } from './problemPanel';
import { onMessage } from './transport';

onMessage('site-problems', showProblems);
