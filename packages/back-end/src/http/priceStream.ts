import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { HEARTBEAT_MS } from './heartbeat';
import { pauseOf, urlOf, type HttpCallsOptions } from './httpCalls';

/** A stream is considered lost if three messages in a row are missing. */
const SILENCE_MS = 3 * HEARTBEAT_MS;

/** The session and the position from which a stream of prices is read. */
export interface PriceStreamRequest {
  readonly token: string;
  /** The id of the last event of an earlier stream; empty without an event. */
  readonly lastId: string;
  /** Ends the stream. It is also aborted when the stream is lost. */
  readonly connection: AbortController;
}

/** The functions that `readPriceStream` calls. */
export interface PriceStreamCallbacks {
  readonly onOpen: () => void;
  readonly onEvent: (event: EventSourceMessage) => void;
}

/**
 * Reads one stream of server-sent events to its end. Rejects if the stream is lost. If the back end opens no stream,
 * resolves with the pause that it requests.
 */
export async function readPriceStream(
  { baseUrl, fetch, after, session }: HttpCallsOptions,
  { token, lastId, connection }: PriceStreamRequest,
  { onOpen, onEvent }: PriceStreamCallbacks,
): Promise<number | undefined> {
  const { signal } = connection;
  const wait = () => after(SILENCE_MS, () => connection.abort());
  let calm = wait();
  try {
    const response = await fetch(urlOf(baseUrl, '/prices'), {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    if (response.status === 401) session.close(token);
    if (!response.ok || !response.body) return pauseOf(response.headers);
    onOpen();
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent: (event) => {
        if (!signal.aborted) onEvent(event);
      },
    });
    const reader = response.body.getReader();
    // The stream is cancelled explicitly, because a custom fetch may ignore the signal.
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const pump = async (): Promise<undefined> => {
      const { done, value } = await reader.read();
      if (done) return undefined;
      calm();
      calm = wait();
      parser.feed(decoder.decode(value, { stream: true }));
      return pump();
    };
    return await pump();
  } finally {
    calm();
  }
}
