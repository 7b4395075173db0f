// Rust: the Uri of the crate http, which hyper and reqwest connect by, as `pnpm record-programs` builds it. Reads and writes lines of JSON.
use serde_json::{json, Value};
use std::io::{self, BufRead, Write};

fn read(input: &str) -> Value {
    match input.parse::<http::Uri>() {
        Err(error) => json!({ "error": error.to_string() }),
        Ok(uri) => {
            let authority = uri.authority().map(|authority| authority.as_str()).unwrap_or("");
            let userinfo = authority.rsplit_once('@').map(|(userinfo, _)| userinfo);
            json!({
                "scheme": uri.scheme_str(), "userinfo": userinfo, "host": uri.host(),
                "port": uri.port().map(|port| port.as_str().to_string()), "path": uri.path(),
                "query": uri.query(), "fragment": Value::Null,
            })
        }
    }
}

fn main() {
    let mut out = io::BufWriter::new(io::stdout());
    writeln!(out, "{}", json!({ "program": "Rust http", "version": env!("PROGRAM_VERSION") })).unwrap();
    for line in io::stdin().lock().lines() {
        let input: String = serde_json::from_str(&line.unwrap()).unwrap();
        writeln!(out, "{}", read(&input)).unwrap();
    }
}
