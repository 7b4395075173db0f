// Go net/url: Parse, or the Parse of the URL that PROGRAM_BASE names, which resolves a reference.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"runtime"
	"strings"
)

type answer struct {
	Scheme   *string `json:"scheme"`
	Userinfo *string `json:"userinfo"`
	Host     *string `json:"host"`
	Port     *string `json:"port"`
	Path     *string `json:"path"`
	Query    *string `json:"query"`
	Fragment *string `json:"fragment"`
}

// A part that is the empty string is one that net/url has not found.
func part(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

func read(input string) any {
	u, err := parse(input)
	if err != nil {
		return map[string]string{"error": err.Error()}
	}
	path := u.EscapedPath()
	if u.Opaque != "" {
		path = u.Opaque
	}
	a := answer{part(u.Scheme), nil, part(u.Hostname()), part(u.Port()), &path, part(u.RawQuery), part(u.EscapedFragment())}
	if u.User != nil {
		userinfo := u.User.String()
		a.Userinfo = &userinfo
	}
	return a
}

func parse(input string) (*url.URL, error) {
	text, found := os.LookupEnv("PROGRAM_BASE")
	if !found {
		return url.Parse(input)
	}
	base, err := url.Parse(text)
	if err != nil {
		return nil, err
	}
	return base.Parse(input)
}

func main() {
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	out.Encode(map[string]string{"program": "Go net/url", "version": strings.TrimPrefix(runtime.Version(), "go")})
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<20), 1<<26)
	for in.Scan() {
		var input string
		if err := json.Unmarshal(in.Bytes(), &input); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		out.Encode(read(input))
	}
}
