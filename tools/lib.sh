# Shell functions shared by ./run and ./test. The caller has set `root`, the folder of the project.
# Nothing here reads standard input or writes to standard output: messages go to standard error, the output
# of installers and builds to files in build/log.

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$0: $*"
    exit 1
}

# Runs a command with its output in the named log; on failure shows the end of the log.
logged() {
    local log=$root/build/log/$1.log
    shift
    "$@" >"$log" 2>&1 </dev/null && return
    tail -n 60 "$log" >&2
    say "$0: failed: $* (all output: ${log#"$root/"})"
    return 1
}

# Holds the lock of the build folder while the command runs, so that several ./run can start side by side.
# The command does not inherit the lock: what it leaves running cannot keep it.
locked() {
    mkdir -p "$root/build/log"
    (
        flock --nonblock 9 || { say "waiting for another build" && flock 9; }
        "$@" 9>&-
    ) 9>"$root/build/.lock"
}

# Installs those Debian packages of the named lists in tools/packages that are missing.
install_packages() {
    local missing=() package as_root=() installed
    command -v dpkg-query >/dev/null || return 0 # not Debian: the build says what it does not find
    # A package may be there as part of another one: npm in a nodejs that is not Debian's.
    installed=$(dpkg-query -W -f '${db:Status-Status},${Package},${Provides}\n' | sed -n 's/^installed,//p' |
        sed -E 's/ \([^)]*\)//g; s/, */\n/g')
    for package in $(cd "$root/tools/packages" && sed 's/#.*//' "$@"); do
        grep -qxF "$package" <<<"$installed" || missing+=("$package")
    done
    [[ ${#missing[@]} == 0 ]] && return

    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null || fail "these Debian packages are missing, and installing them needs root" \
            "or sudo. As root: apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
    fi
    say "installing Debian packages: ${missing[*]}"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600)
    logged apt-update "${apt[@]}" update || say "going on with the package lists that are there"
    logged apt-install "${apt[@]}" install --yes --no-install-recommends "${missing[@]}"
}

# Whether ninja can keep the build folder of the preset up to date alone. A copied build folder is not usable.
configured() {
    local dir=$root/build/$1
    grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt" &&
        [[ $dir/build.ninja -nt $root/CMakePresets.json ]]
}

configure() {
    configured "$1" || rm -rf "${root:?}/build/$1"
    logged "configure-$1" cmake -S "$root" --preset "$1"
}

# build PRESET TARGET...: when the program is among the targets, ./run learns from the stamp that it is up to date.
build() {
    local stamp=$root/build/$1.stamp
    : >"$stamp.new" # dated before the build, so that a file edited during the build is not missed
    logged "build-$1" ninja -C "$root/build/$1" "${@:2}" || return
    [[ " ${*:2} " != *" planitia "* && " ${*:2} " != *" all "* ]] || mv "$stamp.new" "$stamp"
}
