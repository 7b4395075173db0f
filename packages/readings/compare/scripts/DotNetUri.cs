// .NET: System.Uri of .NET or of Mono, whose class library is that of the .NET Framework. Absolute URIs, and references to the base that PROGRAM_BASE names.
using System;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Text;

static class DotNetUri {
    static void Main() {
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var runtime = Type.GetType("Mono.Runtime");
        var name = runtime == null ? Environment.Version.ToString()
            : (string) runtime.GetMethod("GetDisplayName", BindingFlags.NonPublic | BindingFlags.Static).Invoke(null, null);
        var program = runtime == null ? ".NET Uri" : "Mono Uri";
        output.WriteLine("{\"program\":" + Quote(program) + ",\"version\":" + Quote(name.Split(' ')[0]) + "}");
        output.Flush();
        for (var line = input.ReadLine(); line != null; line = input.ReadLine()) output.WriteLine(Read(Unquote(line)));
        output.Flush();
    }

    static string Read(string input) {
        try {
            var text = Environment.GetEnvironmentVariable("PROGRAM_BASE");
            var u = text == null ? new Uri(input, UriKind.Absolute) : new Uri(new Uri(text, UriKind.Absolute), input);
            var userinfo = u.UserInfo == "" ? null : u.UserInfo;
            // Without a host .NET returns the path, if it escapes a character there.
            var host = u.Host == "" || u.Host.IndexOfAny(new[] { '/', '%' }) >= 0 ? null : u.Host;
            var port = u.Port < 0 ? null : u.Port.ToString(CultureInfo.InvariantCulture);
            var query = u.Query == "" ? null : u.Query.Substring(1);
            var fragment = u.Fragment == "" ? null : u.Fragment.Substring(1);
            return "{\"scheme\":" + Quote(u.Scheme) + ",\"userinfo\":" + Quote(userinfo) + ",\"host\":" + Quote(host) + ",\"port\":"
                + Quote(port) + ",\"path\":" + Quote(u.AbsolutePath) + ",\"query\":" + Quote(query) + ",\"fragment\":"
                + Quote(fragment) + "}";
        } catch (Exception error) {
            return "{\"error\":" + Quote(error.GetType().Name + ": " + error.Message) + "}";
        }
    }

    static string Quote(string text) {
        if (text == null) return "null";
        var result = new StringBuilder("\"");
        foreach (var c in text) {
            if (c == '"' || c == '\\') result.Append('\\').Append(c);
            else if (c < 0x20 || c > 0x7e) result.AppendFormat("\\u{0:x4}", (int) c);
            else result.Append(c);
        }
        return result.Append('"').ToString();
    }

    // A JSON string, in which everything that is no printable ASCII is escaped.
    static string Unquote(string json) {
        var result = new StringBuilder();
        for (var i = 1; i < json.Length - 1; i++) {
            var c = json[i];
            if (c != '\\') { result.Append(c); continue; }
            c = json[++i];
            if (c == 'u') { result.Append((char) Convert.ToInt32(json.Substring(i + 1, 4), 16)); i += 4; continue; }
            var index = "bfnrt".IndexOf(c);
            result.Append(index < 0 ? c : "\b\f\n\r\t"[index]);
        }
        return result.ToString();
    }
}
