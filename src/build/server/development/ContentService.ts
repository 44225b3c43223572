import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../content/problems';
import type { FromContent, ToContent } from '../../content/watch/contentMessages';
import { NODE_ARGUMENTS } from '../../language/nodeArguments';

interface Events {
  compiled: [{ milliseconds: number; lessons: number; written: number }];
  lessons: [readonly string[]];
  problems: [readonly Problem[]];
  complete: [];
}

/** The last file that the content compiler writes. */
const LAST_WRITTEN = '.generated/searchFiles.ts';

/** Client of the process that compiles the content for the development server. */
export class ContentService extends EventEmitter<Events> {
  readonly #process: ChildProcess;
  readonly #requests = new Map<number, (json: string) => void>();
  #count = 0;
  /** Resolves once the generated files are up to date with the content. */
  readonly ready: Promise<void>;
  /** Resolves once all lessons are fully compiled. */
  readonly complete = new Promise<void>((resolve) => this.once('complete', () => resolve()));
  /** Resolves once generated files exist, even if they're from the last run. */
  readonly usable: Promise<void>;

  /** @param root - project root */
  constructor(root: string) {
    super();
    this.#process = fork(path.join(root, 'src/build/content/watch/compileContent.ts'), {
      cwd: root,
      execArgv: [...NODE_ARGUMENTS],
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
    // Prevents an unhandled rejection; callers that await the promise handle the error.
    this.ready.catch(() => undefined);
  }

  /** Compiles a lesson, and returns its data as JSON: `null` if no lesson has that slug. */
  async lesson(slug: string): Promise<string> {
    await this.ready;
    this.#count += 1;
    const request = this.#count;
    const json = new Promise<string>((resolve) => this.#requests.set(request, resolve));
    this.#send({ type: 'lesson', request, slug });
    return json;
  }

  /** Starts the slow steps for all lessons: syntax highlighting, figures and checks. */
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
