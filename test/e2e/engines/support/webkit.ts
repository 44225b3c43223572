import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine, EngineOptions, EngineTab } from './engine';
import { startDriver } from './webkitDriver';

interface Programs {
  driver: string;
  browser: string;
  xServer: string;
}

/** Taller than Firefox's viewport, because WebKit's toolbar takes up part of the window. */
const WINDOW = { x: 0, y: 0, width: 1280, height: 900 };
const SCREEN = '1280x1024x24';

/** Time limit for opening a tab, in ms. Usually takes about one second. */
const OPEN_TIMEOUT = 20_000;

const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
};

/**
 * Starts WebKitGTK's driver on a virtual display. Each tab is a separate WebDriver session with an in-memory
 * profile.
 *
 * @param programs - paths of the driver, the browser, and the X server
 * @returns the engine; `stop` ends its processes and deletes its folder
 */
export async function startWebKit(
  programs: Programs,
  { reducesMotion, waitsForLoad }: EngineOptions,
): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // GTK has no command-line option for turning off animations, only this file.
  const settings = path.join(home, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(
    path.join(settings, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducesMotion ? 0 : 1}\n`,
  );
  const screen = await startScreen(programs.xServer);
  const start = () =>
    startDriver(programs.driver, {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      // WebKit's sandbox needs privileges that aren't available in containers or as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
  let driver = await start();
  const openSession = () =>
    new Builder()
      .disableEnvironmentOverrides()
      .usingServer(driver.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: waitsForLoad ? 'normal' : 'none',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      .build()
      .then(openTab);
  return {
    openTab: async () => {
      const opened = openSession();
      opened.catch(() => {});
      const tab = await Promise.race([opened, setTimeout(OPEN_TIMEOUT, null, { ref: false })]);
      if (tab !== null) return tab;
      // Occasionally, a browser starts but never connects to its driver, and the driver then rejects new
      // sessions.
      await driver.stop();
      driver = await start();
      return openSession();
    },
    stop: async () => {
      await driver.stop();
      screen.process.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(driver: WebDriver): Promise<EngineTab> {
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await driver.manage().window().setRect(WINDOW);
  return {
    problems: [],
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    inject: async (script) => void (await driver.executeScript(script)),
    evaluate: (expression) => evaluate(driver, expression),
    pointAt: (x, y) => pointAt(driver, x, y).perform(),
    clickAt: (x, y) => pointAt(driver, x, y).click().perform(),
    press: async (keys) => {
      const pressed = keys.split('+').map((key) => KEYS[key] ?? key);
      let actions = driver.actions();
      for (const key of pressed) actions = actions.keyDown(key);
      for (const key of pressed.toReversed()) actions = actions.keyUp(key);
      await actions.perform();
    },
    type: (text) =>
      driver
        .actions()
        .sendKeys(...text.replaceAll('\n', Key.ENTER))
        .perform(),
    chooseFile: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    resize: async (width) =>
      void (await driver
        .manage()
        .window()
        .setRect({ ...WINDOW, width })),
    // WebDriver can't emulate being offline, so override `navigator.onLine` in the page.
    goOffline: async () => {
      await driver.executeScript(
        `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
         dispatchEvent(new Event('offline'))`,
      );
    },
    close: () => driver.quit(),
  };
}

function pointAt(driver: WebDriver, x: number, y: number) {
  const point = { x: Math.round(x), y: Math.round(y) };
  return driver.actions().move({ ...point, origin: Origin.VIEWPORT, duration: 0 });
}

async function evaluate(driver: WebDriver, expression: string): Promise<unknown> {
  const answer: { value: unknown; error?: string } = await driver.executeAsyncScript(
    `const done = arguments[0];
     (async () => ({ value: await (${expression}) }))()
       .catch((error) => ({ error: String(error) }))
       .then(done);`,
  );
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

async function startScreen(xServer: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(xServer, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const answers = child.stdio[3];
  if (!answers) throw new Error('The X server has no pipe to report its display number.');
  const [display] = (await once(answers, 'data')) as [Buffer];
  return { display: `:${display.toString().trim()}`, process: child };
}
