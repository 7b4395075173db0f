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
 * @param onTooLarge ends the request, and returns the error for the reader of the body
 */
export function limitDecoded(response: Response, most: number, onTooLarge: () => unknown): Response {
  if (response.body === null || !response.headers.has('content-encoding')) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) throw onTooLarge();
      controller.enqueue(chunk);
    },
  });
  return withBody(response, response.body.pipeThrough(counter));
}
