# .NET: compiles DotNetUri.cs with Mono, and runs it.
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mcs -out:"$folder/uri.exe" "$(dirname "$0")/DotNetUri.cs" >&2 && mono "$folder/uri.exe"
