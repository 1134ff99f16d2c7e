#!/usr/bin/env python3
"""tests/layers/names.py LAYERS.TSV [FOLDER]: whether every header of the project in FOLDER includes, itself or through what it includes, a
header that declares what it names: the types and constants of the project, and what of the standard library is in STANDARD. A header that
does can stand first in any file. Compiling each alone would show the same, and takes ten minutes. Prints what is wrong, a line for each name."""

import functools
import pathlib
import re
import sys

INCLUDE = re.compile(r"^\s*#\s*include\s*<([^>]+)>", re.MULTILINE)
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"', re.DOTALL)
TYPE = re.compile(r"\b(?:class|struct|union|enum|enum\s+class|concept|using)\s+([A-Z]\w*)\s*(?:[:={;]|final\b)")
CONSTANT = re.compile(r"\b(?:constexpr|const|constinit)\b[^;=(){}]*?\b(k[A-Z]\w*)\s*(?:=|\{|\[)")
# Parameters of templates: `typename T`, `class... Rest`, `int N`, `Game G`.
PARAMETER = re.compile(r"\b(?:class|typename|int|auto|bool|std::size_t|[A-Z]\w*(?:<[^<>]*>)?)(?:\s*\.\.\.)?\s+([A-Z]\w*)\s*[,>=]")
NAME = re.compile(r"(?<![\w:.])(?:[a-z]\w*::)*(k?[A-Z]\w*)\b")
STANDARD_NAME = re.compile(r"\bstd::(\w+)")

STANDARD = {
    header: names.split()
    for header, names in {
        "string": "string to_string",
        "string_view": "string_view",
        "vector": "vector",
        "optional": "optional nullopt",
        "variant": "variant visit holds_alternative get_if monostate variant_size_v",
        "span": "span",
        "array": "array",
        "memory": "enable_shared_from_this unique_ptr shared_ptr make_unique make_shared weak_ptr",
        "functional": "function",
        "map": "map multimap",
        "set": "set multiset",
        "deque": "deque",
        "list": "list",
        "unordered_map": "unordered_map",
        "chrono": "chrono",
        "mutex": "mutex lock_guard unique_lock scoped_lock",
        "atomic": "atomic",
        "thread": "thread jthread",
        "condition_variable": "condition_variable",
        "filesystem": "filesystem",
        "limits": "numeric_limits",
        "bit": "popcount countr_zero countl_zero rotl endian bit_width bit_cast has_single_bit",
        "cstdint": "uint8_t int8_t uint16_t int16_t uint32_t int32_t uint64_t int64_t",
        "algorithm": "min max find reverse rotate equal sort find_if any_of all_of none_of clamp count_if min_element max_element copy_if",
        "concepts": "same_as convertible_to derived_from invocable equality_comparable integral",
        "cstddef": "size_t ptrdiff_t nullptr_t byte",
        "cstring": "memcpy memcmp memset",
        "utility": "pair move exchange swap as_const declval index_sequence make_index_sequence in_place_index",
        "tuple": "tuple tie",
        "type_traits": "type_identity is_enum_v is_same_v is_trivially_copyable_v has_unique_object_representations_v "
        "remove_cvref_t remove_const_t conditional_t",
        "initializer_list": "initializer_list",
        "stdexcept": "runtime_error invalid_argument logic_error",
        "iosfwd": "istream ostream",
        "istream": "istream",
        "ostream": "ostream",
        "fstream": "ifstream ofstream",
        "future": "promise future future_status",
        "numeric": "iota accumulate",
        "charconv": "from_chars to_chars",
    }.items()
}


class Header:
    def __init__(self, file):
        text = NO_CODE.sub(" ", file.read_text())
        self.file = file
        self.includes = INCLUDE.findall(text)
        self.declares = set(TYPE.findall(text)) | set(CONSTANT.findall(text))
        self.names = set(NAME.findall(text)) - self.declares - set(PARAMETER.findall(text))
        self.standard_names = set(STANDARD_NAME.findall(text))


def headers_of(layers, root):
    """By the names under which they are included."""
    found = {}
    for line in layers.read_text().splitlines():
        _, _, folder, prefix, subdirs, _, _ = line.split("\t")
        top = root / folder
        for subdir in ["", *filter(None, subdirs.split(";"))]:
            found |= {f"{prefix}/{file.relative_to(top)}": Header(file) for file in (top / subdir).glob("*.h")}
    return found


def main():
    root = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ".").resolve()
    headers = headers_of(pathlib.Path(sys.argv[1]), root)

    @functools.cache
    def reached(name):
        below = (reached(each) for each in headers[name].includes) if name in headers else ()
        return frozenset({name}).union(*below)

    declared_in = {}
    for name, header in headers.items():
        for each in header.declares:
            declared_in.setdefault(each, set()).add(name)
    standard_in = {}
    for header, names in STANDARD.items():
        for each in names:
            standard_in.setdefault(each, set()).add(header)

    faults = 0
    for name, header in headers.items():
        all_reached = reached(name)
        wanted = [(each, declared_in[each]) for each in header.names if each in declared_in]
        wanted += [(f"std::{each}", standard_in[each]) for each in header.standard_names if each in standard_in]
        for each, places in sorted(wanted):
            if places.isdisjoint(all_reached):
                faults += 1
                print(f"{header.file.relative_to(root)} names {each}, which is in {' or '.join(sorted(places))}")
    return 1 if faults or not headers else 0


sys.exit(main())
