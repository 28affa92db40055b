// The turn sound: one soft bell stroke, synthesised from the partials of a real bell.
const PARTIALS = [
	{ ratio: 0.5, gain: 0.5, seconds: 2.6 }, // hum
	{ ratio: 1, gain: 0.8, seconds: 1.9 }, // prime
	{ ratio: 1.19, gain: 0.45, seconds: 1.5 }, // tierce: the minor third is characteristic of bells
	{ ratio: 1.5, gain: 0.25, seconds: 1.1 },
	{ ratio: 2, gain: 0.3, seconds: 0.9 },
	{ ratio: 2.74, gain: 0.12, seconds: 0.5 }
];
const PITCH_HZ = 392;
const MAX_GAIN = 0.09;

let audio: AudioContext | null = null;

export function playTurnSound(): void {
	if (typeof AudioContext === 'undefined') return;
	// Browsers block audio before the first user gesture.
	if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
	audio ??= new AudioContext();
	if (audio.state === 'suspended') void audio.resume();
	const now = audio.currentTime;
	for (const { ratio, gain, seconds } of PARTIALS) {
		const tone = audio.createOscillator();
		const volume = audio.createGain();
		tone.frequency.value = PITCH_HZ * ratio;
		volume.gain.setValueAtTime(0, now);
		volume.gain.linearRampToValueAtTime(gain * MAX_GAIN, now + 0.008);
		volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
		tone.connect(volume).connect(audio.destination);
		tone.start(now);
		tone.stop(now + seconds);
	}
}
