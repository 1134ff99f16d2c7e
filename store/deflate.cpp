#include <core/assert.h>
#include <store/deflate.h>
#include <zlib.h>

#include <array>

namespace planitia::store {

Blob deflated(std::string_view text) {
    PLANITIA_REQUIRE(text.size() <= kMostInflated, "a text that can be inflated again");
    uLongf size = compressBound(text.size());
    Blob bytes(size);
    const int code = compress(reinterpret_cast<Bytef*>(bytes.data()), &size,
                              reinterpret_cast<const Bytef*>(text.data()), text.size());
    if (code != Z_OK) throw Failed("zlib: out of memory");
    bytes.resize(size);
    return bytes;
}

std::string inflated(const Blob& bytes) {
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) throw Failed("zlib: out of memory");
    struct End {
        void operator()(z_stream* ended) const { inflateEnd(ended); }
    };
    const std::unique_ptr<z_stream, End> end(&stream);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));  // zlib does not write there
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    std::array<char, 65536> part{};
    for (int code = Z_OK; code != Z_STREAM_END;) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = part.size();
        code = inflate(&stream, Z_NO_FLUSH);
        if (code != Z_OK && code != Z_STREAM_END) throw Failed("zlib: broken or cut off");
        text.append(part.data(), part.size() - stream.avail_out);
        if (text.size() > kMostInflated) throw Failed("zlib: too long a text");
    }
    return text;
}

}  // namespace planitia::store
