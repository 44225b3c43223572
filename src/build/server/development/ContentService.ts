import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../content/problems';
import type { FromContent, ToContent } from '../../content/watch/contentMessages';

interface Events {
  compiled: [{ milliseconds: number; lessons: number; written: number }];
  lessons: [readonly string[]];
  problems: [readonly Problem[]];
  complete: [];
}

/** The file that is written when all others are there. */
const LAST_WRITTEN = '.generated/searchFiles.ts';

/** The process that compiles the content, as the development server talks to it. */
export class ContentService extends EventEmitter<Events> {
  readonly #process: ChildProcess;
  readonly #requests = new Map<number, (json: string) => void>();
  #count = 0;
  /** Resolves once the files that the site imports are those of the content. */
  readonly ready: Promise<void>;
  /** Resolves once every lesson is compiled in full. */
  readonly complete = new Promise<void>((resolve) => this.once('complete', () => resolve()));
  /** Resolves once there are any: those of the last start will do until they're compiled again. */
  readonly usable: Promise<void>;

  /** @param root - the project's folder */
  constructor(root: string) {
    super();
    this.#process = fork(path.join(root, 'src/build/content/watch/compileContent.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#process.once('exit', (code) =>
        reject(new Error(`The lesson compiler exited with code ${code}.`)),
      );
      this.#process.on('message', (message: FromContent) => {
        if (message.type === 'ready') resolve();
        else this.#receive(message);
      });
    });
    this.usable = existsSync(path.join(root, LAST_WRITTEN)) ? Promise.resolve() : this.ready;
    // Callers that wait for it handle a failure.
    this.ready.catch(() => undefined);
  }

  /** @returns a lesson's data as JSON; `null` as JSON if there is none */
  async lesson(slug: string): Promise<string> {
    await this.ready;
    this.#count += 1;
    const request = this.#count;
    const answer = new Promise<string>((resolve) => this.#requests.set(request, resolve));
    this.#send({ type: 'lesson', request, slug });
    return answer;
  }

  /** Has colors, drawings and proofs of all lessons made. */
  finish(): void {
    this.#send({ type: 'finish' });
  }

  stop(): void {
    if (this.#process.connected) this.#process.disconnect();
  }

  #send(message: ToContent): void {
    if (this.#process.connected) this.#process.send(message);
  }

  #receive(message: Exclude<FromContent, { type: 'ready' }>): void {
    switch (message.type) {
      case 'lesson':
        this.#requests.get(message.request)?.(message.json);
        this.#requests.delete(message.request);
        break;
      case 'compiled':
        this.emit('compiled', message);
        break;
      case 'lessons':
        this.emit('lessons', message.slugs);
        break;
      case 'problems':
        this.emit('problems', message.problems);
        break;
      case 'complete':
        this.emit('complete');
        break;
    }
  }
}
