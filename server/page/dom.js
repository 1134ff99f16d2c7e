// Elements as plain descriptions, and making a place in the page look like a description.
//
// Text only ever becomes text nodes and attributes, so nothing that others have written can become markup. What is there already is
// kept where it fits: focus, open details and what somebody types stay while the game goes on.

const SVG = "http://www.w3.org/2000/svg";

function describe(ns, tag, props, kids) {
    const { key = null, ...rest } = props ?? {};
    return { ns, tag, props: rest, key, kids };
}

export const h = (tag, props, ...kids) => describe(null, tag, props, kids);
export const svg = (tag, props, ...kids) => describe(SVG, tag, props, kids);

function flat(kids, into = []) {
    for (const kid of kids) {
        if (kid === null || kid === undefined || kid === false || kid === true) continue;
        if (Array.isArray(kid)) flat(kid, into);
        else into.push(typeof kid === "object" ? kid : String(kid));
    }
    return into;
}

// `start` is called once for a new node: it needs a key, or it may get a node that was another's.
const LIVE = new Set(["checked", "value", "disabled", "hidden", "open", "selected", "indeterminate"]);

function setProp(node, name, value) {
    if (name.startsWith("on")) {
        node[name.toLowerCase()] = value ?? null;
    } else if (LIVE.has(name) && name in node && node.localName !== "progress") {
        if (node[name] !== value) node[name] = value;
    } else if (value === null || value === undefined || value === false) {
        node.removeAttribute(name);
    } else {
        const text = value === true ? "" : String(value);
        if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
}

function fits(node, wanted) {
    if (typeof wanted === "string") return node.nodeType === Node.TEXT_NODE;
    return (
        node.nodeType === Node.ELEMENT_NODE &&
        node.localName === wanted.tag &&
        (node.planitiaKey ?? null) === wanted.key
    );
}

function make(wanted) {
    if (typeof wanted === "string") return document.createTextNode(wanted);
    const node = wanted.ns ? document.createElementNS(wanted.ns, wanted.tag) : document.createElement(wanted.tag);
    node.planitiaKey = wanted.key;
    update(node, wanted);
    return node;
}

function update(node, wanted) {
    if (typeof wanted === "string") {
        if (node.data !== wanted) node.data = wanted;
        return;
    }
    const before = node.planitiaProps ?? {};
    for (const name of Object.keys(before))
        if (!(name in wanted.props)) setProp(node, name, LIVE.has(name) && name !== "value" ? false : null);
    fill(node, wanted.kids);
    // After the kids: the value of a select is one of them.
    for (const [name, value] of Object.entries(wanted.props)) if (name !== "start") setProp(node, name, value);
    if ("start" in wanted.props && !node.planitiaProps) wanted.props.start(node);
    node.planitiaProps = wanted.props;
}

/// Makes the children of a node what is described.
export function fill(parent, ...kids) {
    const wanted = flat(kids);
    const keyed = new Map();
    for (const node of parent.childNodes) if (node.planitiaKey != null) keyed.set(node.planitiaKey, node);
    let at = parent.firstChild;
    for (const each of wanted) {
        let node = null;
        if (typeof each !== "string" && each.key !== null) {
            node = keyed.get(each.key) ?? null;
            if (node && !fits(node, each)) node = null;
        } else if (at && fits(at, each)) {
            node = at;
        }
        if (node) {
            if (node === at) at = at.nextSibling;
            else parent.insertBefore(node, at);
            update(node, each);
        } else {
            parent.insertBefore(make(each), at);
        }
    }
    while (at) {
        const next = at.nextSibling;
        at.remove();
        at = next;
    }
}

/// Words in a class attribute; what is false is left out.
export const names = (...list) => list.filter(Boolean).join(" ");

export function randomHex(bytes) {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, "0")).join(
        "",
    );
}

/// For details that are open at first, and then as people leave them.
export const opened = (node) => {
    node.open = true;
};
