import { Response } from 'undici';

const kept = ['headers', 'ok', 'redirected', 'status', 'statusText', 'type', 'url'] as const;

/** Returns a response with another body. It keeps the status, also one that the constructor of `Response` refuses, such as 999. */
function withBody(from: Response, body: Response['body']): Response {
  const response = new Response(body ?? undefined, { headers: from.headers });
  const clone = response.clone.bind(response);
  for (const name of kept) Object.defineProperty(response, name, { get: () => from[name] });
  return Object.defineProperty(response, 'clone', { value: () => withBody(from, clone().body) });
}

/**
 * Limits the decoded bytes of a response. Other bodies are counted on the connection.
 *
 * @param fail ends the request; returns the error for the reader of the body
 */
export function limitDecoded(response: Response, most: number, fail: (error: unknown) => unknown): Response {
  if (response.body === null || !response.headers.has('content-encoding')) return response;
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          bytes += value.byteLength;
          if (bytes > most) controller.error(fail(null));
          else controller.enqueue(value);
        } catch (error) {
          controller.error(fail(error));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return withBody(response, body as Response['body']);
}
