import { Response } from 'undici';
import { GuardedFetchError } from './guarded-fetch-error.js';

type Body = NonNullable<Response['body']>;

/** Makes the body of a response without a content coding fail with a `GuardedFetchError`. Its bytes are counted on the connection. */
export function guardResponse(response: Response): Response {
  return Object.setPrototypeOf(response, guarded);
}

/**
 * Makes the body of a response with a content coding fail with a `GuardedFetchError`, and limits its decoded bytes.
 *
 * @param fail returns the error for the reader of the body; `null` stands for a body that is too long
 */
export function limitDecoded(response: Response, most: number, fail: (error: unknown) => unknown): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const body = streamOf(response.body, {
    isTooLong: (chunk) => {
      bytes += chunk.byteLength;
      return bytes > most;
    },
    fail,
  });
  return withBody(response, body);
}

const kept = ['headers', 'ok', 'redirected', 'status', 'statusText', 'type', 'url'] as const;

/** Returns a response with another body. It keeps the status, also one that the constructor of `Response` refuses, such as 999. */
function withBody(from: Response, body: Response['body']): Response {
  const response = new Response(body ?? undefined, { headers: from.headers });
  const clone = response.clone.bind(response);
  for (const name of kept) Object.defineProperty(response, name, { get: () => from[name] });
  return Object.defineProperty(response, 'clone', { value: () => withBody(from, clone().body) });
}

interface Watch {
  readonly isTooLong: (chunk: Uint8Array) => boolean;
  readonly fail: (error: unknown) => unknown;
}

/** Returns a stream of the same bytes. It reads the other stream only when it is read itself. */
function streamOf(body: Body, { isTooLong, fail }: Watch): Body {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  const read = () => {
    reader ??= body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    return reader.read();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await read();
          if (done) return controller.close();
          if (!isTooLong(value)) return controller.enqueue(value);
          const error = fail(null);
          controller.error(error);
          await reader?.cancel(error);
        } catch (error) {
          controller.error(fail(error));
        }
      },
      cancel: (reason) => (reader ?? body).cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return stream as Body;
}

/** Returns the error of this package that is the cause of an error of undici, which calls each failure of a body "terminated". */
function ownError(error: unknown): unknown {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  return cause instanceof GuardedFetchError ? cause : error;
}

function throwOwnError(error: unknown): never {
  throw ownError(error);
}

/** The streams that the getter `body` has returned. */
const bodies = new WeakMap<Response, Body>();
const unlimited: Watch = { isTooLong: () => false, fail: ownError };
const { get: bodyOf } = Object.getOwnPropertyDescriptor(Response.prototype, 'body') as { get(): Response['body'] };

/** The prototype of responses without a content coding. A new prototype costs nothing for each request; a signal or a stream does. */
const guarded: Response = Object.create(Response.prototype, {
  body: {
    get(this: Response): Response['body'] {
      const body = bodyOf.call(this);
      if (body === null) return null;
      const stream = bodies.get(this) ?? streamOf(body, unlimited);
      bodies.set(this, stream);
      return stream;
    },
  },
  clone: {
    value(this: Response): Response {
      return Object.setPrototypeOf(Response.prototype.clone.call(this), guarded);
    },
  },
});
(['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'] as const).forEach((name) => {
  const method = Response.prototype[name];
  Object.defineProperty(guarded, name, {
    value(this: Response): Promise<unknown> {
      return (method.call(this) as Promise<unknown>).catch(throwOwnError);
    },
  });
});
