/** Entry point of `runner.html`, which runs JavaScript. Each run gets a worker of its own. */
import { serveFrame } from './serveFrame';
import { startWorker } from './startWorker';

serveFrame({ startWorker: () => startWorker('') }).startSpare();
