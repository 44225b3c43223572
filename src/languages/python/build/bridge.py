"""Runs a Python program and lets JavaScript use what it declares.

JavaScript sends requests to `handle` and gets answers; Python calls JavaScript's functions through `host`.
Everything that crosses is JSON, in the format that `Bridge.ts` describes.
"""

import functools
import inspect
import json
import math
import re
import sys
import traceback
import types
from collections import deque
from collections.abc import ItemsView, Iterator, KeysView, Mapping, Set, ValuesView

import host

FILE = 'solution.py'

PLAIN = {bool, int, str}
NUMBERS = {int, float}
SEQUENCES = (tuple, range, deque, KeysView, ValuesView, ItemsView)

# Reads at which a counted list gives up, as in kit/counting.ts.
MAX_READS = 1_000_000

# Lists of more items that haven't changed in that many calls are compared only once in as many calls.
LONG = 10_000
OFTEN = 100


class Record(dict):
    """A JavaScript object: a dict whose keys are also attributes, as in `node.next`."""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f'the object has no "{name}"') from None

    __setattr__ = dict.__setitem__
    __hash__ = object.__hash__


class Reads:
    count = 0

    def add(self, number):
        self.count += number
        if self.count > MAX_READS:
            raise RuntimeError(f'the list was read more than {MAX_READS:,} times')


class CountedList(list):
    """A list that counts how often its items are read, also in lists inside it."""

    reads = Reads()

    def __getitem__(self, index):
        is_slice = isinstance(index, slice)
        self.reads.add(len(range(*index.indices(len(self)))) if is_slice else 1)
        return super().__getitem__(index)

    def __iter__(self):
        for item in super().__iter__():
            self.reads.add(1)
            yield item

    def __reversed__(self):
        for item in super().__reversed__():
            self.reads.add(1)
            yield item

    def __contains__(self, item):
        return any(one is item or one == item for one in self)

    def copy(self):
        return list(self)

    def index(self, item, *bounds):
        self.reads.add(len(self))
        return super().index(item, *bounds)

    def count(self, item):
        self.reads.add(len(self))
        return super().count(item)

    def sort(self, **options):
        self.reads.add(len(self))
        super().sort(**options)


class JsError(Exception):
    """An error that a JavaScript function has thrown."""

    def __init__(self, handle):
        super().__init__('a function that was passed in has thrown an error')
        self.handle = handle


class JsFunction:
    """A function of JavaScript."""

    def __init__(self, number):
        self.number = number

    def __call__(self, *args):
        answer = json.loads(host.call(json.dumps({'f': self.number, **pack(args)})))
        if 'thrown' in answer:
            raise JsError(answer['thrown'])
        return unpack(answer)


class Output:
    """Sends each printed line to JavaScript."""

    def __init__(self):
        self.rest = ''

    def write(self, text):
        *lines, self.rest = (self.rest + text).split('\n')
        for line in lines:
            host.print(line)

    def flush(self):
        pass

    def end(self):
        if self.rest:
            self.write('\n')


class Session:
    """The values of one run that both sides know, by number: positive from JavaScript, negative from Python."""

    def __init__(self):
        self.values = {}
        self.numbers = {}
        self.synced = {}
        self.plain = set()
        self.unchanged = {}
        self.exposed = ()
        self.reads = {}
        self.module = types.ModuleType('__main__')

    def add(self, value, number=None):
        number = -len(self.values) - 1 if number is None else number
        self.values[number] = value
        self.numbers[id(value)] = number
        return number


session = Session()


# From JavaScript.


def unpack(message):
    """Returns the value of a message, after creating or refilling the objects that it comes with."""
    for number, kind, _ in message['objects']:
        if number not in session.values:
            session.add(new_value(kind, number), number)
    for number, kind, content in message['objects']:
        if kind == 'same':
            continue
        value = session.values[number]
        if kind == 'counted':
            value.reads = session.reads.setdefault(content['group'], Reads())
            content = content['items']
        refill(value, content)
        synchronize(number, content_of(value), content)
    return read(message['value'])


def synchronize(number, content, written):
    """Remembers what both sides know of an object. If it's plain, it can be compared much faster."""
    session.synced[number] = content
    if isinstance(written, dict):
        session.plain.add(number)
    else:
        session.plain.discard(number)


def new_value(kind, number):
    if kind == 'function':
        return JsFunction(number)
    return {'list': list, 'counted': CountedList, 'object': Record, 'map': dict, 'set': set}[kind]()


def refill(value, content):
    if isinstance(value, list):
        value[:] = read_items(content)
    elif isinstance(value, dict):
        value.clear()
        value.update(read_pairs(content))
    elif isinstance(value, set):
        value.clear()
        value.update(map(hashable, read_items(content)))
    elif not isinstance(value, JsFunction) and is_own(value):
        for name, item in read_pairs(content):
            if getattr(value, name, None) != item:
                setattr(value, name, item)


def read_items(content):
    return content['plain'] if isinstance(content, dict) else [read(item) for item in content]


def read_pairs(content):
    return [(hashable(read(key)), read(item)) for key, item in content]


def hashable(value):
    return tuple(value) if isinstance(value, list) else value


def read(item):
    if not isinstance(item, dict):
        return item
    if 'a' in item:
        return read_items(item['a'])
    return float(item['n']) if 'n' in item else session.values[item['h']]


# To JavaScript.


class Packing:
    """Collects the objects that a value consists of."""

    def __init__(self):
        self.objects = []
        self.seen = set()

    def write(self, value):
        kind = type(value)
        if value is None or kind in PLAIN:
            return value
        if isinstance(value, float):
            return float(value) if math.isfinite(value) else {'n': str(float(value))}
        if isinstance(value, SEQUENCES) and not hasattr(value, '_fields'):
            return {'a': self.write_items(list(value))}
        if isinstance(value, (bool, int, str)):
            return json.loads(json.dumps(value))
        if inspect.iscoroutine(value):
            value.close()
            raise TypeError('async code of Python cannot be called from the tests')
        if hasattr(value, '__float__') and not is_own(value):
            return float(value)
        number = session.numbers.get(id(value))
        if number is None:
            number = session.add(value)
        if number not in self.seen:
            self.seen.add(number)
            self.add(number, value)
        return {'h': number}

    def add(self, number, value):
        kind = kind_of(value)
        if kind in ('function', 'iterator', 'instance'):
            if number < 0:
                self.objects.append([number, kind, None])
            return
        known = session.synced.get(number)
        if number in session.plain and isinstance(value, list) and is_unchanged(number, value, known):
            return
        content = content_of(value)
        written = self.write_content(content)
        is_new = not is_same(content, known)
        synchronize(number, content, written)
        if is_new:
            self.objects.append([number, kind, written])

    def write_content(self, content):
        if isinstance(content, dict):
            return [[self.write(key), self.write(item)] for key, item in content.items()]
        return self.write_items(content)

    def write_items(self, items):
        kinds = set(map(type, items))
        is_plain = kinds <= PLAIN or (kinds <= NUMBERS and all(map(math.isfinite, items)))
        return {'plain': items} if is_plain else [*map(self.write, items)]


def kind_of(value):
    if isinstance(value, list):
        return 'list'
    if isinstance(value, Mapping):
        return 'object' if isinstance(value, Record) else 'map'
    if isinstance(value, Set):
        return 'set'
    if isinstance(value, Iterator):
        return 'iterator'
    if callable(value):
        return 'function'
    if isinstance(value, session.exposed):
        return 'instance'
    if is_own(value) or hasattr(value, '_fields'):
        return 'object'
    raise TypeError(f'a value of the type {type(value).__name__} cannot be passed to the tests')


def content_of(value):
    """Returns a shallow copy of what an object has in it: a list of items, or a dict."""
    if isinstance(value, CountedList):
        return list(list.__iter__(value))
    if isinstance(value, (list, Set)):
        return list(value)
    if isinstance(value, Mapping):
        return dict(value)
    if hasattr(value, '_fields'):
        return value._asdict()
    return attributes_of(value)


def attributes_of(value):
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, '__slots__', ())]
    named = {name: getattr(value, name) for name in slots if hasattr(value, name)}
    return {**named, **getattr(value, '__dict__', {})}


def is_own(value):
    """Returns true for an instance of one of the program's classes."""
    return type(value).__module__ == '__main__'


def is_same(content, known):
    if known is None or type(content) is not type(known) or len(content) != len(known):
        return False
    if isinstance(content, dict):
        pairs = zip(content.items(), known.items())
        return all(a is c and b is d for (a, b), (c, d) in pairs)
    return all(a is b for a, b in zip(content, known))


def is_unchanged(number, value, known):
    """Returns true if a list of plain items is as it was. Comparing a long list takes longer than most calls, such as
    20,000 binary searches in it, so one that has often been the same is then compared only now and then."""
    if len(value) != len(known):
        return False
    times = session.unchanged[number] = session.unchanged.get(number, 0) + 1
    if len(value) > LONG and times > OFTEN and times % OFTEN > 0:
        return True
    if list.__eq__(value, known):
        return True
    session.unchanged[number] = 0
    return False


def pack(value, also=()):
    """Returns a message with a value. Lists and dicts in `also` are part of it if they have changed."""
    packing = Packing()
    written = packing.write(value)
    for number in also:
        packing.write(session.values[number])
    return {'value': written, 'objects': packing.objects}


# Requests.


def run(code, names):
    """Runs the program and returns which of the names it doesn't have."""
    sys.modules['__main__'] = session.module
    namespace = session.module.__dict__
    exec(compile(code, FILE, 'exec'), namespace)
    for name in names:
        value = namespace.get(own_name(namespace, name))
        if isinstance(value, type):
            session.exposed += (value,)
    return [name for name in names if own_name(namespace, name) is None]


def own_name(names, name):
    """Returns the Python name for a name of JavaScript, such as `max_profit` for `maxProfit`."""
    snake = re.sub(r'(?<=[a-z0-9])(?=[A-Z])', '_', name).lower()
    forms = (name, snake, f'{snake}_', snake.upper())
    return next((form for form in forms if form in names), None)


def take(name):
    return session.module.__dict__[own_name(session.module.__dict__, name)]


def call(function, args):
    """Calls a function as JavaScript does: without the arguments that it doesn't take, and with the default
    values for those that are undefined."""
    is_bound = inspect.ismethod(function)
    needed, most = argument_counts(function.__func__ if is_bound else function, is_bound)
    args = args[:most]
    while needed is not None and len(args) > needed and args[-1] is None:
        args.pop()
    return function(*args)


@functools.cache
def argument_counts(function, is_bound):
    """Returns how many arguments a function needs and takes at most; None for both if it takes any number."""
    try:
        parameters = list(inspect.signature(function).parameters.values())[is_bound:]
    except (TypeError, ValueError):
        return None, None
    if any(one.kind == one.VAR_POSITIONAL for one in parameters):
        return None, None
    places = [one for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    return sum(one.default is one.empty for one in places), len(places)


def get(instance, name):
    """Returns a message with what an instance of an exposed class has by a name: a value, or a method's name."""
    own = own_name(dir(instance), name)
    if own is None:
        return pack(len(instance) if name in ('size', 'length') and hasattr(instance, '__len__') else None)
    value = getattr(instance, own)
    return {'method': own} if inspect.ismethod(value) else pack(value)


def request_in(request):
    kind = request['kind']
    if kind == 'run':
        return {'missing': run(request['code'], request['names'])}
    if kind == 'take':
        return pack(take(request['name']))
    if kind == 'next':
        try:
            return {'done': False, **pack(next(session.values[request['h']]))}
        except StopIteration:
            return {'done': True, **pack(None)}
    if kind == 'iterate':
        return pack(iter(session.values[request['h']]))
    if kind == 'get':
        return get(session.values[request['h']], request['name'])
    args = list(unpack(request))
    sent = [number for number, kind_sent, _ in request['objects'] if kind_sent != 'function']
    if kind == 'set':
        instance = session.values[request['h']]
        setattr(instance, own_name(dir(instance), request['name']) or request['name'], args[0])
        return pack(None)
    function = session.values[request['h']]
    if kind == 'method':
        function = getattr(function, request['name'])
    answer = {}
    try:
        answer = pack(call(function, args), sent)
    except Exception as error:
        answer = {**describe(error), **pack(None, sent)}
    return {**answer, 'reads': [[group, reads.count] for group, reads in session.reads.items()]}


def handle(text):
    try:
        answer = request_in(json.loads(text))
    except BaseException as error:
        answer = describe(error)
    return json.dumps(answer)


def describe(error):
    """Returns an error's name and message, with the line of the program."""
    if isinstance(error, JsError):
        return {'thrown': error.handle}
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == FILE]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    where = f' (line {line} of the Python code)' if line else ''
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    return {'error': {'name': type(error).__name__, 'message': message + where}}


def begin():
    """Forgets the last program."""
    global session
    session = Session()
    argument_counts.cache_clear()
    sys.stdout = Output()


def end():
    sys.stdout.end()
