/// Looking closer by touch: two fingers or a double tap, then drag.
import type { Attachment } from 'svelte/attachments';

const MOST = 2;
const SLOP = 8;
const DOUBLE = 320;

interface Finger {
    x: number;
    y: number;
}

export class Zoom {
    scale = $state(1);
    x = $state(0);
    y = $state(0);
    isClose = $derived(this.scale > 1.02);
    #fingers = new Map<number, Finger>();
    #moved = false;
    #tapped = { at: 0, x: 0, y: 0 };

    reset() {
        this.scale = 1;
        this.x = this.y = 0;
    }

    /// Keeps what lies under a point there.
    #about(point: Finger, scale: number, box: DOMRect) {
        const next = Math.min(MOST, Math.max(1, scale));
        const [px, py] = [point.x - box.left, point.y - box.top];
        this.#moveTo(px - ((px - this.x) * next) / this.scale, py - ((py - this.y) * next) / this.scale, next, box);
        this.scale = next;
    }
    #moveTo(x: number, y: number, scale: number, box: DOMRect) {
        this.x = Math.min(0, Math.max(box.width * (1 - scale), x));
        this.y = Math.min(0, Math.max(box.height * (1 - scale), y));
    }

    /// Makes an element the room in which one zooms. `mayTap` tells where a double tap is not an answer.
    room(mayTap: (target: Element) => boolean): Attachment<HTMLElement> {
        return (element) => {
            const middle = () => {
                const all = [...this.#fingers.values()];
                return {
                    x: all.reduce((sum, each) => sum + each.x, 0) / all.length,
                    y: all.reduce((sum, each) => sum + each.y, 0) / all.length,
                };
            };
            const spread = () => {
                const [a, b] = [...this.#fingers.values()];
                return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
            };
            const down = (event: PointerEvent) => {
                if (this.#fingers.size === 0) this.#moved = false;
                if (event.pointerType === 'mouse') return;
                this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            };
            const move = (event: PointerEvent) => {
                const before = this.#fingers.get(event.pointerId);
                if (!before) return;
                const far = Math.hypot(event.clientX - before.x, event.clientY - before.y);
                if (!this.#moved && this.#fingers.size === 1 && far < SLOP) return;
                const [centre, width] = [middle(), spread()];
                this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
                const box = element.getBoundingClientRect();
                this.#moved = true;
                if (width > 0) this.#about(middle(), (this.scale * spread()) / width, box);
                const now = middle();
                this.#moveTo(this.x + now.x - centre.x, this.y + now.y - centre.y, this.scale, box);
            };
            const up = (event: PointerEvent) => this.#fingers.delete(event.pointerId);
            const click = (event: MouseEvent) => {
                const target = event.target as Element;
                if (this.#moved) {
                    this.#moved = false;
                    event.stopPropagation();
                    return;
                }
                if ((event as PointerEvent).pointerType !== 'touch' || !mayTap(target)) return;
                const { at, x, y } = this.#tapped;
                this.#tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
                if (event.timeStamp - at > DOUBLE || Math.hypot(event.clientX - x, event.clientY - y) > 30) return;
                event.stopPropagation();
                this.#tapped.at = 0;
                if (this.isClose) this.reset();
                else this.#about({ x: event.clientX, y: event.clientY }, MOST, element.getBoundingClientRect());
            };
            element.addEventListener('pointerdown', down);
            element.addEventListener('pointermove', move);
            element.addEventListener('pointerup', up);
            element.addEventListener('pointercancel', up);
            element.addEventListener('click', click, true);
            return () => {
                element.removeEventListener('pointerdown', down);
                element.removeEventListener('pointermove', move);
                element.removeEventListener('pointerup', up);
                element.removeEventListener('pointercancel', up);
                element.removeEventListener('click', click, true);
            };
        };
    }
}
