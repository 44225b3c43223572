import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendForm } from '../../../src/pages/contact/form/sendForm';

let server: Server;
let url: string;
let received: { headers: IncomingMessage['headers']; method?: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, method: request.method, body });
      response.writeHead(request.url === '/broken' ? 500 : 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => (received = []));

function values(): FormData {
  const data = new FormData();
  data.set('name', 'Robin');
  return data;
}

test('posts the values and asks for JSON', async () => {
  expect(await sendForm(`${url}/contact`, values())).toBe(true);
  const [request] = received;
  expect(request?.method).toBe('POST');
  expect(request?.headers.accept).toBe('application/json');
  expect(request?.body).toMatch(/name="name"\s+Robin/);
});

test('an error of the service, and a service that is down, are failures', async () => {
  expect(await sendForm(`${url}/broken`, values())).toBe(false);
  expect(await sendForm('http://127.0.0.1:1/', values())).toBe(false);
});
