type Note = readonly [frequency: number, at: number, length: number, loudness?: number];

/** Sounds are synthesised, and none is made until the player asks for it. */
export class Sound {
  on = false;
  private context?: AudioContext;
  private out?: GainNode;

  toggle() {
    this.on = !this.on;
    if (this.on) void this.awake().resume();
    else void this.context?.suspend();
  }

  spin() {
    this.noise(0, 0.28, 900, 0.05);
  }

  stop(reel: number) {
    this.play([[96 - reel * 4, 0, 0.12, 0.35]], 'sine');
    this.noise(0, 0.05, 2200, 0.05);
  }

  scatter(order: number) {
    this.play(
      [
        [660 * Math.pow(1.122, order * 2), 0, 0.5, 0.16],
        [990 * Math.pow(1.122, order * 2), 0.06, 0.5, 0.1],
      ],
      'triangle',
    );
  }

  win(multiple: number) {
    const steps = multiple >= 5 ? 6 : multiple > 1 ? 4 : 2;
    this.play(scale(steps, 523, 0.09), 'triangle');
  }

  bigWin(tier: number) {
    this.play(
      [
        ...scale(8 + tier * 4, 392, 0.11),
        [784, 1.2 + tier * 0.4, 1.4, 0.14],
        [988, 1.2 + tier * 0.4, 1.4, 0.12],
        [1175, 1.2 + tier * 0.4, 1.4, 0.1],
      ],
      'triangle',
    );
  }

  fall() {
    this.play([[240, 0, 0.14, 0.14]], 'triangle');
    this.noise(0, 0.18, 1400, 0.06);
  }

  tick() {
    this.play([[880, 0, 0.08, 0.1]], 'triangle');
  }

  feature() {
    this.play(
      [
        [392, 0, 0.3],
        [523, 0.14, 0.3],
        [659, 0.28, 0.3],
        [784, 0.42, 0.8],
      ],
      'triangle',
    );
  }

  private awake(): AudioContext {
    if (!this.context) {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.gain.value = 0.6;
      this.out.connect(this.context.destination);
    }
    return this.context;
  }

  private play(notes: readonly Note[], wave: OscillatorType) {
    if (!this.on || !this.context || !this.out) return;
    for (const [frequency, at, length, loudness = 0.12] of notes) {
      const start = this.context.currentTime + at;
      const tone = this.context.createOscillator();
      const gain = this.context.createGain();
      tone.type = wave;
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(gain).connect(this.out);
      tone.start(start);
      tone.stop(start + length + 0.02);
    }
  }

  private noise(at: number, length: number, cutoff: number, loudness: number) {
    if (!this.on || !this.context || !this.out) return;
    const { context } = this;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = 'lowpass';
    filter.frequency.value = cutoff;
    gain.gain.value = loudness;
    source.connect(filter).connect(gain).connect(this.out);
    source.start(context.currentTime + at);
  }
}

/** A rising run in the pentatonic scale. */
const scale = (count: number, base: number, spacing: number): Note[] =>
  Array.from({ length: count }, (_, i) => {
    const semitones = ([0, 2, 4, 7, 9][i % 5] ?? 0) + 12 * Math.floor(i / 5);
    return [base * Math.pow(2, semitones / 12), i * spacing, 0.32, 0.11];
  });
