import * as texts from '../../../texts/en/errors/python';

/** Name of the reader's program in stack traces. */
const FILE = 'your-code.py';

/**
 * Python that's run once, when the runtime starts. It evaluates to a function that takes functions for what's printed,
 * and returns the function that runs a program. That one returns the name, message and line of the error that ended
 * the program as JSON, or `None`.
 *
 * Each run has its own namespace, and gets back the built-ins and modules that an earlier run changed or loaded.
 */
export const HARNESS = `
import builtins, io, json, linecache, sys, traceback

FILE = ${JSON.stringify(FILE)}

class Stream(io.TextIOBase):
    encoding = 'utf-8'

    def __init__(self, post):
        self.post = post
        self.line = ''

    def writable(self):
        return True

    def write(self, text):
        *lines, self.line = (self.line + text).split('\\n')
        for line in lines:
            self.post(line)
        return len(text)

    def end(self):
        if self.line:
            self.post(self.line)
        self.line = ''

def input(prompt='', /):
    raise EOFError(${JSON.stringify(texts.noInput)})

def line_of(error):
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return error.lineno
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame.lineno for frame in reversed(frames) if frame.filename == FILE), None)

def describe(error):
    name = type(error).__name__
    lines = traceback.TracebackException.from_exception(error).format_exception_only()
    said = next((text.strip() for text in lines if text.startswith(name)), name)
    return json.dumps([name, said.removeprefix(name).removeprefix(': '), line_of(error)])

def prepare(log, error):
    streams = Stream(log), Stream(error)
    names = vars(builtins)
    names['input'] = input
    first_names = dict(names)
    first_modules = set(sys.modules)

    def reset():
        names.update(first_names)
        for name in set(names) - set(first_names):
            del names[name]
        for name in set(sys.modules) - first_modules:
            del sys.modules[name]

    def run(code):
        sys.stdout, sys.stderr = streams
        linecache.cache[FILE] = len(code), None, code.splitlines(True), FILE
        namespace = {'__name__': '__main__', '__builtins__': builtins}
        try:
            exec(compile(code, FILE, 'exec', dont_inherit=True), namespace)
        except SystemExit:
            pass
        except BaseException as error:
            return describe(error)
        finally:
            reset()
            for stream in streams:
                stream.end()

    return run

prepare
`;
