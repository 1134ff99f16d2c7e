// compress.mjs OUT: packs the files of OUT/dist into OUT/packed (brotli and gzip), and writes OUT/files.cpp: a table of all of them, which are
// read by the assembler. The hash in each row makes the file another one when only the content of a file has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = 512;
const PACKED_ALREADY = /\.(woff2|png|jpg|webp)$/;

const out = resolve(process.argv[2]);
const dist = join(out, 'dist');
const packed = join(out, 'packed');

function* filesIn(folder, prefix = '') {
    for (const name of readdirSync(join(folder, prefix)).sort()) {
        const path = prefix + name;
        if (statSync(join(folder, path)).isDirectory()) yield* filesIn(folder, path + '/');
        else yield path;
    }
}

const brotli = (bytes) =>
    brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
const gzip = (bytes) => gzipSync(bytes, { level: 9 });

// The packed file, where it is worth it.
function pack(path, bytes, how, end) {
    if (bytes.length <= WORTH_IT || PACKED_ALREADY.test(path)) return null;
    const small = how(bytes);
    if (small.length >= bytes.length) return null;
    const file = join(packed, path + end);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, small);
    return { file, size: small.length };
}

const data = []; // lines of assembler
const names = [];
function embed(found) {
    if (!found) return '{}';
    const name = `planitia_page_${names.length}`;
    names.push(name);
    data.push(
        `    ".globl ${name}\\n.hidden ${name}\\n${name}: .incbin ${JSON.stringify(JSON.stringify(found.file)).slice(1, -1)}\\n"`,
    );
    return `{${name}, ${found.size}}`;
}

rmSync(packed, { recursive: true, force: true });
const rows = [...filesIn(dist)].sort().map((path) => {
    const bytes = readFileSync(join(dist, path));
    const variants = [
        embed({ file: join(dist, path), size: bytes.length }),
        embed(pack(path, bytes, gzip, '.gz')),
        embed(pack(path, bytes, brotli, '.br')),
    ];
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return `    {${JSON.stringify(path)}, ${variants.join(', ')}},  // ${hash}`;
});

writeFileSync(
    join(out, 'files.cpp'),
    `// Written by web/tools/compress.mjs.
#include <server/embedded.h>

asm(".pushsection .rodata\\n"
${data.join('\n')}
    ".popsection\\n");

extern "C" {
${names.map((name) => `extern const char ${name}[];`).join('\n')}
}

namespace planitia::server {

constexpr File kPageFiles[] = {
${rows.join('\n')}
};

std::span<const File> page_files() { return kPageFiles; }

}  // namespace planitia::server
`,
);
