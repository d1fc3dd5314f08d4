export interface StreamEvent {
  name: string;
  data: Record<string, unknown>;
}

/** Appends server-sent events as they arrive, until the stream ends. */
export async function readEvents(response: Response, events: StreamEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body!) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const frames = text.split('\n\n');
    text = frames.pop()!;
    for (const frame of frames) {
      const name = /^event: (.+)$/m.exec(frame)?.[1];
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      if (name && data) events.push({ name, data: JSON.parse(data) as Record<string, unknown> });
    }
  }
}
